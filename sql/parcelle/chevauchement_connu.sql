-- Whether the overlap of two plots needs no control any more: an open one is about the pair, or a
-- lifted one compared the same two surveys (before 0047 it named the other plot alone).
-- Spec: domain, «Overlap at the date»: «one control per pair of plots».
create or replace function parcelle.chevauchement_connu(
  p_parcelle_id uuid, p_polygone_id uuid, p_autre_id uuid, p_autre_polygone_id uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commandes uuid[] := array[
    (select g.commande_id from parcelle.polygone g where g.id = p_polygone_id),
    (select g.commande_id from parcelle.polygone g where g.id = p_autre_polygone_id)];
begin
  return exists (
      select from controle.controle k
      where k.statut = 'ouvert' and k.entite_id = p_parcelle_id and k.autre_id = p_autre_id)
    or exists (
      select from controle.controle k
      where k.statut = 'ouvert' and k.entite_id = p_autre_id and k.autre_id = p_parcelle_id)
    or exists (
      select from controle.controle k
      where k.commande_id = any (v_commandes) and k.statut = 'leve'
        and k.motif = 'chevauchement_parcelle'
        and k.details ->> 'polygone_id' in (p_polygone_id::text, p_autre_polygone_id::text)
        and exists (
          select from jsonb_array_elements(k.details -> 'parcelles') as a
          where a.value ->> 'parcelle_id' in (p_parcelle_id::text, p_autre_id::text)
            and coalesce(a.value ->> 'polygone_id', p_autre_polygone_id::text)
              in (p_polygone_id::text, p_autre_polygone_id::text)));
end
$$;
