-- Checks the date that a correction gives a reception: not in the future, and within the open
-- periods of its campaign and its place. The date of a client's return can not be corrected,
-- because the return has its own movement: the return is taken back instead.
-- Spec: receptions#correction-date.
-- Chosen: docs/decisions/0133-date-et-produit.md. A closing of the campaign since then is not
--         checked: the reception began before it.
-- Refuses: parametre_invalide, correction_refusee, campagne_non_ouverte, emplacement_ferme.
create or replace function reception.verifier_date(
  p_reception reception.reception, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_reception.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tard', core.horodatage(p_le))::text;
  end if;
  perform correction.refuser('reception', p_reception.id, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'entite', 'mouvement', 'id', m.id, 'reference', p_reception.numero_officiel,
      'acte', format('POST /v1/mouvements/%s/contrepasser', m.id))), '[]')
    from matiere.mouvement m
    where p_reception.origine = 'retour' and m.entite_id = p_reception.id and m.genre = 'retour'));
  perform reception.exiger_ouverture(p_reception, c.active_pendant)
  from campagne.campagne c where c.id = p_reception.campagne_id;
  perform emplacement.exiger_actif(p_reception.emplacement_id, p_reception.date_operation);
end
$$;
