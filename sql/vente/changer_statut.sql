-- Writes the new state of a sale after an act, the trace and the journal.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function vente.changer_statut(
  p_id uuid, p_acte text, p_raison text, p_auteur_id uuid, p_le timestamptz,
  p_details jsonb default '{}') returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into vente.transition
    (organisation_id, vente_id, rang, acte, de, vers, raison, auteur_id, le)
  select v.organisation_id, v.id,
         (select count(*) + 1 from vente.transition t where t.vente_id = v.id),
         p_acte, case p_acte when 'creer' then null else v.statut end,
         acte.vers('vente', p_acte, v.statut), p_raison, p_auteur_id, p_le
  from vente.vente v where v.id = p_id;
  update vente.vente v set statut = acte.vers('vente', p_acte, v.statut)
  where v.id = p_id;
  select journal.consigner(p_le, 'vente.' || p_acte, 'vente', p_id,
                           p_details || jsonb_build_object(
                             'statut', v.statut, 'raison', p_raison))
  from vente.vente v where v.id = p_id;
$$;
