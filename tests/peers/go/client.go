// The official Go client on the transports of the server.
//
//	client sse|http URL     prints `ok` and `FAIL` lines
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const calls = 50

func transportOf(kind, url string) mcp.Transport {
	if kind == "sse" {
		return &mcp.SSEClientTransport{Endpoint: url}
	}
	return &mcp.StreamableClientTransport{Endpoint: url}
}

// geocode asks for a point of its own, which the answer must have.
func geocode(ctx context.Context, session *mcp.ClientSession, number int) error {
	lat, lon := float64(number)/2, float64(number)
	result, err := session.CallTool(ctx, &mcp.CallToolParams{
		Name: "geocode", Arguments: map[string]any{"query": fmt.Sprintf("%g, %g", lat, lon)}})
	if err != nil {
		return err
	}
	var answer struct {
		Results []struct{ Lat, Lon float64 }
	}
	text, _ := json.Marshal(result.StructuredContent)
	if err := json.Unmarshal(text, &answer); err != nil {
		return err
	}
	if len(answer.Results) != 1 || math.Abs(answer.Results[0].Lat-lat)+math.Abs(answer.Results[0].Lon-lon) > 1e-6 {
		return fmt.Errorf("%g, %g is answered by %s", lat, lon, text)
	}
	return nil
}

func atOnce(ctx context.Context, session *mcp.ClientSession) error {
	errs := make([]error, calls)
	var group sync.WaitGroup
	for i := range errs {
		group.Add(1)
		go func() {
			defer group.Done()
			errs[i] = geocode(ctx, session, i)
		}()
	}
	group.Wait()
	return errors.Join(errs...)
}

// refused wants an error of the server's that leaves the session as it is.
func refused(ctx context.Context, session *mcp.ClientSession) error {
	_, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "no_such_tool"})
	if err == nil {
		return errors.New("there is an answer")
	}
	return geocode(ctx, session, 1)
}

func run(kind, url string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	client := mcp.NewClient(&mcp.Implementation{Name: "peer", Version: "1"}, nil)
	session, err := client.Connect(ctx, transportOf(kind, url), nil)
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer session.Close()
	tools, err := session.ListTools(ctx, nil)
	if err != nil {
		return fmt.Errorf("tools/list: %w", err)
	}
	fmt.Printf("ok go-sdk %s: %s, %d tools\n", kind, session.InitializeResult().ProtocolVersion, len(tools.Tools))
	for name, check := range map[string]func(context.Context, *mcp.ClientSession) error{
		"calls at once": atOnce, "an error": refused} {
		if err := check(ctx, session); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Printf("ok go-sdk %s: %s\n", kind, name)
	}
	return nil
}

func main() {
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Printf("FAIL go-sdk %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
}
