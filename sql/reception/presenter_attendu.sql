-- Presents an expected reference as the API shows it: the received mass, the place, the date, and
-- the phone that made the reference. Masses in g.
-- Spec: receptions#attendus.
create or replace function reception.presenter_attendu(
  p_apport reception.apport, p_reception reception.reception, p_appareil appareil.appareil)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_apport.id, 'reference_provisoire', p_apport.reference_provisoire,
      'quantite_g', p_apport.quantite_g, 'recu_g', p_apport.recu_g,
      'reception_id', p_reception.id, 'reception_statut', p_reception.statut,
      'numero_officiel', p_reception.numero_officiel, 'campagne_id', p_reception.campagne_id,
      'groupement_id', p_reception.groupement_id, 'produit_id', p_reception.produit_id,
      'lot_id', (select l.id from lot.lot l
                 where l.reception_id = p_reception.id and l.statut <> 'annulé'
                 order by l.cree_le desc, l.id desc limit 1),
      'attendu_depuis', core.horodatage(p_reception.date_operation),
      'appareil_id', p_appareil.id, 'utilisateur_id', p_appareil.utilisateur_id,
      'derniere_synchro', core.horodatage(p_appareil.derniere_synchro)));
end
$$;
