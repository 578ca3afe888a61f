-- Writes the new state of a due diligence statement after an act, its trace, the papers of its
-- expedition and the journal.
-- Spec: eudr#etats, eudr#numeros.
create or replace function eudr.changer_statut(
  p_id uuid, p_acte text, p_raison text, p_auteur_id uuid, p_le timestamptz,
  p_details jsonb default '{}') returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into eudr.transition
    (organisation_id, declaration_id, rang, acte, de, vers, raison, auteur_id, le)
  select d.organisation_id, d.id,
         (select count(*) + 1 from eudr.transition t where t.declaration_id = d.id),
         p_acte, case p_acte when 'creer' then null else d.statut end,
         acte.vers('eudr', p_acte, d.statut), p_raison, p_auteur_id, p_le
  from eudr.declaration d where d.id = p_id;
  update eudr.declaration d set statut = acte.vers('eudr', p_acte, d.statut)
  where d.id = p_id;
  select document.suivre('eudr', p_acte, p_id, p_le, d.expedition_id)
  from eudr.declaration d where d.id = p_id;
  select journal.consigner(
    p_le, 'eudr.' || p_acte, 'declaration_eudr', p_id,
    p_details || jsonb_build_object('statut', d.statut, 'raison', p_raison))
  from eudr.declaration d where d.id = p_id;
$$;
