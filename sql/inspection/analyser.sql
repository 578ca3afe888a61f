-- Records a laboratory's report on a member's sample. Another report on the same sample is a
-- separate result.
-- Spec: registres#echantillons.
-- Refuses: echantillon_inconnu, resultat_analyse_deja_connu (a constraint), and what
--          `inspection.exiger_rendu` refuses.
create or replace function inspection.analyser(
  p_echantillon_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_echantillon inspection.echantillon;
  v_rendu_le date := (p_requete ->> 'rendu_le')::date;
begin
  select e.* into v_echantillon from inspection.echantillon e where e.id = p_echantillon_id;
  if v_echantillon.id is null then
    raise sqlstate 'TR404' using message = 'echantillon_inconnu';
  end if;
  perform inspection.exiger_rendu(v_echantillon, v_rendu_le, p_le);
  insert into inspection.resultat
    (organisation_id, echantillon_id, rapport, rendu_le, conclusion, commentaire, auteur_id,
     enregistree_le)
  values (v_echantillon.organisation_id, p_echantillon_id, p_requete ->> 'rapport', v_rendu_le,
          p_requete ->> 'conclusion', p_requete ->> 'commentaire', p_auteur_id, p_le);
  perform journal.consigner(p_le, 'inspection.analyser', 'echantillon', p_echantillon_id,
    p_requete - 'id');
  return inspection.presenter_echantillon(v_echantillon);
end
$$;
