-- Returns the ceiling of a balance, in g, that applies to an operation of a date: today's ceiling,
-- or, for an operation dated before the exit of the producer, the last ceiling before the exit.
-- Spec: terrain#sortie.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function capacite.plafond_au(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text,
  p_date timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select greatest(s.plafond_g, case when p.actif_pendant @> p_date then s.plafond_sortie_g end)
    from capacite.solde s
      join producteur.producteur p on p.organisation_id = s.organisation_id
        and p.id = s.producteur_id
    where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
        = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code));
end
$$;
