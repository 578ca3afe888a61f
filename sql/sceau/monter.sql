-- Returns the level above a level of a Merkle tree: each two nodes become the hash of a byte 1 and
-- of both; a last one without a neighbour goes up as it is (RFC 6962).
-- Spec: sceaux#racine.
create or replace function sceau.monter(p_noeuds bytea[]) returns bytea[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select array_agg(p.noeud order by p.rang)
  from (
    select (n.rang + 1) / 2 as rang,
           case count(*) when 1 then string_agg(n.noeud, ''::bytea)
             else sha256('\x01'::bytea || string_agg(n.noeud, ''::bytea order by n.rang)) end
             as noeud
    from unnest(p_noeuds) with ordinality as n (noeud, rang)
    group by (n.rang + 1) / 2
  ) as p
$$;
