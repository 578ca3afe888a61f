-- Opens a campaign: freezes its pack version and the latest numbering model, and copies the pack's
-- products and inputs.
-- Spec: packs-et-campagnes#ouverture, editeur#retrait.
-- Refuses: campagne_introuvable, campagne_deja_ouverte, pack_retire, segment_manquant,
--          numerotation_ambigue.
-- Locks: the campaign, the pack (shared).
create or replace function campagne.ouvrir(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_modele record;
begin
  select c.statut, c.pack_version_id into v_campagne from campagne.campagne c
  where c.id = p_id for update;
  if v_campagne.statut is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  perform acte.exiger('campagne', p_id, v_campagne.statut, 'ouvrir');
  perform pack.exiger_ouvrable(v_campagne.pack_version_id);
  select m.version, m.segments into v_modele
  from numerotation.modele m order by m.version desc limit 1;
  if v_modele.version is null then
    raise sqlstate 'TR409' using message = 'segment_manquant', detail = '{"segment": "modele"}';
  end if;
  perform numerotation.refuser_ambiguite(v_modele.segments, p_id, p_le);

  perform campagne.copier_du_pack(v_campagne.pack_version_id);
  update campagne.campagne
  set statut = 'ouverte', active_pendant = tstzmultirange(tstzrange(p_le, null)),
      modele_numerotation_version = v_modele.version, modifie_le = p_le
  where id = p_id;
  perform journal.consigner(p_le, 'campagne.ouvrir', 'campagne', p_id, '{"auteur": "operateur"}');
end
$$;
