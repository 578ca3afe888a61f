-- Corrects the record of a laboratory's report on a member's sample, with a reason. No figure
-- depends on a result: acts based on the former result stay.
-- Spec: registres#correction-resultat, corrections#trace.
-- Refuses: resultat_inconnu, correction_sans_effet, resultat_analyse_deja_connu (a constraint), and
--          what `inspection.exiger_rendu` refuses.
create or replace function inspection.corriger_resultat(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_echantillon inspection.echantillon;
  v_avant inspection.resultat;
  v_neuf inspection.resultat;
begin
  select r.* into v_avant from inspection.resultat r
  where r.id = (p_requete ->> 'resultat_id')::uuid and r.echantillon_id = p_id for no key update;
  if v_avant.id is null then
    raise sqlstate 'TR404' using message = 'resultat_inconnu';
  end if;
  select e.* into v_echantillon from inspection.echantillon e where e.id = p_id;
  v_neuf := jsonb_populate_record(v_avant, p_requete - '{id,resultat_id,raison}'::text[]);
  perform inspection.exiger_rendu(v_echantillon, v_neuf.rendu_le, p_le);
  update inspection.resultat r
  set rapport = v_neuf.rapport, rendu_le = v_neuf.rendu_le, conclusion = v_neuf.conclusion,
      commentaire = v_neuf.commentaire
  where r.id = v_avant.id;
  perform correction.consigner(
    'resultat_echantillon', v_avant.id, p_requete ->> 'raison', to_jsonb(v_avant),
    to_jsonb(v_neuf), '[]', p_auteur_id, p_le);
  return inspection.presenter_echantillon(v_echantillon);
end
$$;
