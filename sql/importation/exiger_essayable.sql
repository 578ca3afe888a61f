-- Requires that an import has no written row: its application can only continue.
-- Spec: imports#essai.
-- Refuses: transition_refusee.
create or replace function importation.exiger_essayable(p_importation importation.importation)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if importation.a_des_ecrits(p_importation.id) then
    perform acte.refuser('importation', p_importation.id, p_importation.statut, 'essayer',
                         jsonb_build_object('ecrites', p_importation.ecrites));
  end if;
end
$$;
