-- The balance of a step, in g: what went in, what came out, what was declared lost, and the gap,
-- positive when something is missing.
-- Spec: etapes#bilan.
create or replace function etape.bilan(
  p_etape_id uuid, out entrees_g bigint, out sorties_g bigint, out pertes_g bigint,
  out ecart_g bigint) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select b.entrees_g, b.sorties_g, b.pertes_g, b.entrees_g - b.sorties_g - b.pertes_g
  from (
    select (select coalesce(sum(n.quantite_g), 0)::bigint from etape.entree n
            where n.etape_id = p_etape_id) as entrees_g,
           (select coalesce(sum(s.quantite_g), 0)::bigint from etape.sortie s
            where s.etape_id = p_etape_id and not s.retiree) as sorties_g,
           (select coalesce(sum(p.quantite_g), 0)::bigint from etape.perte p
            where p.etape_id = p_etape_id) as pertes_g) as b
$$;
