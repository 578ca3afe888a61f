-- Closes an open campaign. Open blocking controls prevent the closing if their commands name the
-- campaign, or if their commands arrived while it was open and name no readable campaign. A forced
-- closing needs a reason.
-- Spec: packs-et-campagnes#cloture, service#actes-simultanes.
-- Why: the open period is never empty, although the closing call may have begun before the campaign
--      was opened.
-- Chosen: `preparation` → `ouverte` → `cloturee`, docs/decisions/0005-campagnes.md.
-- Refuses: campagne_introuvable, campagne_non_ouverte, controles_bloquants_ouverts.
create or replace function campagne.cloturer(
  p_id uuid, p_le timestamptz, p_raison_forcee text default null) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_bloquants bigint;
  v_le timestamptz;
begin
  select c.statut, c.active_pendant into v_campagne from campagne.campagne c
  where c.id = p_id for update;
  if v_campagne.statut is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  perform acte.exiger('campagne', p_id, v_campagne.statut, 'cloturer');
  select count(*) into v_bloquants
  from controle.controle k
    join controle.motif m using (motif)
    join commande.commande c on c.organisation_id = k.organisation_id and c.id = k.commande_id
  where k.statut = 'ouvert' and k.ouvert_le >= '-infinity' and m.bloquant
    and coalesce(campagne.nommee_par(c.id) = p_id, v_campagne.active_pendant @> c.recue_le);
  if v_bloquants > 0 and p_raison_forcee is null then
    raise sqlstate 'TR409' using message = 'controles_bloquants_ouverts',
      detail = jsonb_build_object('nombre', v_bloquants)::text;
  end if;

  v_le := greatest(p_le, core.apres('-infinity', v_campagne.active_pendant)
                         + interval '1 microsecond');
  update campagne.campagne
  set statut = 'cloturee', active_pendant = active_pendant * tstzmultirange(tstzrange(null, v_le)),
      modifie_le = v_le
  where id = p_id;
  perform journal.consigner(v_le, 'campagne.cloturer', 'campagne', p_id,
    jsonb_strip_nulls(jsonb_build_object(
      'auteur', 'operateur', 'raison_forcee', p_raison_forcee, 'controles_ouverts', v_bloquants)));
end
$$;
