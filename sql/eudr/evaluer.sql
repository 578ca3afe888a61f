-- Records a risk assessment of a plot; of a merged plot, one of the kept plot. Returns it. A file
-- has a name and a SHA-256, or neither.
-- Spec: eudr#evaluation, eudr#coupure.
-- Refuses: parcelle_inconnue, parametre_invalide (a day to come, or not after the cut-off date; a
--          name of a file without its SHA-256, or the other way round).
create or replace function eudr.evaluer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_evaluation eudr.evaluation := jsonb_populate_record(null::eudr.evaluation, p_requete);
  v_jour date := core.heure_locale(p_le)::date;
begin
  v_evaluation.parcelle_id := (
    select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p
    where p.id = v_evaluation.parcelle_id);
  if v_evaluation.parcelle_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  elsif v_evaluation.evaluee_le not between eudr.coupure() + 1 and v_jour then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'evaluee_le', 'au_plus_tot', eudr.coupure() + 1, 'au_plus_tard', v_jour)::text;
  elsif (v_evaluation.fichier_nom is null) <> (v_evaluation.fichier_sha256 is null) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "fichier_sha256"}';
  end if;
  insert into eudr.evaluation as e
    (organisation_id, parcelle_id, source_evaluation, evaluee_le, resultat, reference, fichier_nom,
     fichier_sha256, note, cree_le, auteur_id)
  values (core.organisation_id(), v_evaluation.parcelle_id, v_evaluation.source_evaluation,
          v_evaluation.evaluee_le, v_evaluation.resultat, v_evaluation.reference,
          v_evaluation.fichier_nom, v_evaluation.fichier_sha256, v_evaluation.note, p_le,
          p_auteur_id)
  returning e.* into v_evaluation;
  perform journal.consigner(p_le, 'eudr.evaluer', 'evaluation_eudr', v_evaluation.id, p_requete);
  return eudr.presenter_evaluation(v_evaluation);
end
$$;
