-- Writes the new state of an expedition after an act, the trace and the journal; updates its
-- documents.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function expedition.changer_statut(
  p_id uuid, p_acte text, p_mouvement_id uuid, p_raison text, p_auteur_id uuid,
  p_le timestamptz, p_details jsonb default '{}') returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into expedition.transition
    (organisation_id, expedition_id, rang, acte, de, vers, raison, auteur_id, le)
  select x.organisation_id, x.id,
         (select count(*) + 1 from expedition.transition t where t.expedition_id = x.id),
         p_acte, case p_acte when 'creer' then null else x.statut end,
         acte.vers('expedition', p_acte, x.statut), p_raison, p_auteur_id, p_le
  from expedition.expedition x where x.id = p_id;
  update expedition.expedition x
  set statut = acte.vers('expedition', p_acte, x.statut), mouvement_id = p_mouvement_id
  where x.id = p_id;
  select journal.consigner(
    p_le, 'expedition.' || p_acte, 'expedition', p_id, p_details || jsonb_build_object(
      'statut', x.statut, 'raison', p_raison, 'mouvement_id', p_mouvement_id))
  from expedition.expedition x where x.id = p_id;
  select document.suivre('expedition', p_acte, p_id, p_le);
$$;
