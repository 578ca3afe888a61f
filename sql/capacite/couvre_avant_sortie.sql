-- Returns whether the ceiling of a producer before their exit covers a consumption: consumption
-- dated before the exit is judged by that ceiling.
-- Spec: terrain#sortie.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function capacite.couvre_avant_sortie(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text,
  p_consomme_g bigint, p_date timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from capacite.solde s
      join producteur.producteur p on p.organisation_id = s.organisation_id
        and p.id = s.producteur_id
    where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
        = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code)
      and s.plafond_sortie_g >= p_consomme_g and p.actif_pendant @> p_date);
end
$$;
