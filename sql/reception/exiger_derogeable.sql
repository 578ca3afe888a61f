-- Requires the conditions of a derogation besides the state of the reception: the person is not the
-- author of the reception, and no laboratory result blocks its lot; such a lot is released instead.
-- Spec: receptions#derogation, identites-et-droits#separation-des-taches.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: separation_des_taches, analyse_non_conforme.
create or replace function reception.exiger_derogeable(
  p_reception reception.reception, p_auteur_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_reception.auteur_id = p_auteur_id or exists (
    select from reception.transition t
    where t.reception_id = p_reception.id and t.auteur_id = p_auteur_id
      and t.acte in ('creer', 'soumettre'))
  then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  perform lot.exiger_analyses(p_reception.lot_id);
end
$$;
