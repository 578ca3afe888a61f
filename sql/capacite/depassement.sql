-- Returns the finding of a ceiling that a consumption exceeds.
-- Spec: capacites#depassement.
-- Motifs: capacite_depassee.
create or replace function capacite.depassement(
  p_campagne_id uuid, p_titulaire_id uuid, p_matiere_code text, p_etat_code text,
  p_plafond_g bigint, p_consomme_g bigint) returns commande.constat
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return ('capacite_depassee', null, null, jsonb_build_object(
    'campagne_id', p_campagne_id, 'titulaire_id', p_titulaire_id, 'matiere', p_matiere_code,
    'etat', p_etat_code, 'plafond_g', p_plafond_g, 'consomme_g', p_consomme_g,
    'depassement_g', p_consomme_g - p_plafond_g))::commande.constat;
end
$$;
