-- Requires that a control can still be lifted, and by this person: not the author of its command.
-- Spec: service#actes, file-de-controle#levee.
-- Chosen: docs/decisions/0201-actes-du-dehors.md.
-- Refuses: controle_deja_leve, separation_des_taches.
create or replace function controle.exiger_faisable(
  p_controle controle.controle, p_acte text, p_auteur_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform acte.exiger('controle', p_controle.id, p_controle.statut, p_acte, jsonb_build_object(
    'leve_le', core.horodatage(p_controle.leve_le), 'decision', p_controle.decision));
  if p_controle.auteur_id = p_auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
end
$$;
