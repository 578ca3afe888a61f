-- Writes the new state of a step after an act, the trace and the journal.
-- Spec: etapes#etape.
-- Chosen: docs/decisions/0025-etapes.md.
create or replace function etape.changer_statut(
  p_id uuid, p_transition etape.transition) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into etape.transition
    (organisation_id, etape_id, rang, acte, de, vers, raison, declassements, mouvement_id,
     auteur_id, le)
  select e.organisation_id, e.id,
         (select count(*) + 1 from etape.transition t where t.etape_id = e.id),
         p_transition.acte, case p_transition.acte when 'creer' then null else e.statut end,
         acte.vers('etape', p_transition.acte, e.statut), p_transition.raison,
         p_transition.declassements, p_transition.mouvement_id, p_transition.auteur_id,
         p_transition.le
  from etape.etape e where e.id = p_id;
  update etape.etape e
  set statut = acte.vers('etape', p_transition.acte, e.statut),
      mouvement_id = case p_transition.acte when 'valider' then p_transition.mouvement_id end,
      niveau_suivi = case p_transition.acte when 'valider' then
        reglage.texte('procedes.niveau_suivi.' || e.procede, e.date_operation) end,
      tolerance_cp = case p_transition.acte when 'valider' then
        reglage.entier('procedes.tolerance_bilan', e.date_operation) end
  where e.id = p_id;
  select journal.consigner(
    p_transition.le, 'etape.' || p_transition.acte, 'etape', p_id,
    jsonb_strip_nulls(jsonb_build_object(
      'statut', e.statut, 'raison', p_transition.raison,
      'declassements', p_transition.declassements, 'mouvement_id', p_transition.mouvement_id)))
  from etape.etape e where e.id = p_id;
$$;
