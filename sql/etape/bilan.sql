-- Returns the balance of a step, in g: inputs, outputs, declared losses, and the gap, positive if
-- mass is missing.
-- Spec: etapes#bilan.
create or replace function etape.bilan(
  p_etape_id uuid, out entrees_g bigint, out sorties_g bigint, out pertes_g bigint,
  out ecart_g bigint) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select (select coalesce(sum(n.quantite_g), 0) from etape.entree n
          where n.etape_id = p_etape_id),
         (select coalesce(sum(s.quantite_g), 0) from etape.sortie s
          where s.etape_id = p_etape_id and not s.retiree),
         (select coalesce(sum(p.quantite_g), 0) from etape.perte p
          where p.etape_id = p_etape_id)
  into entrees_g, sorties_g, pertes_g;
  ecart_g := entrees_g - sorties_g - pertes_g;
end
$$;
