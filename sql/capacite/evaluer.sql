-- Calculates the capacity of one producer: `capacite.evaluer_producteurs` for one.
-- Spec: capacites#capacite.
-- Chosen: docs/decisions/0012-capacites.md.
create or replace function capacite.evaluer(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text, p_le timestamptz,
  out capacite_g bigint, out lignes jsonb) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select e.capacite_g, e.lignes into capacite_g, lignes
  from capacite.evaluer_producteurs(p_campagne_id, array[p_producteur_id], p_matiere_code,
                                    p_etat_code, p_le) as e;
end
$$;
