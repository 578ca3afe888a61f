-- Requires that an import which was only tried has a written row to undo.
-- Spec: imports#annulation.
-- Refuses: transition_refusee.
create or replace function importation.exiger_annulable(p_importation importation.importation)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_importation.statut = 'essaye' and not importation.a_des_ecrits(p_importation.id) then
    perform acte.refuser('importation', p_importation.id, p_importation.statut, 'annuler');
  end if;
end
$$;
