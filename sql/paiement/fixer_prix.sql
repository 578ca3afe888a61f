-- Sets the price of a validated reception, or of its part without a contract price; a later price
-- replaces it. For a reception from before the service counted money, writes the due amounts, even
-- if a contract prices all of it.
-- Spec: paiements#prix, paiements#avant.
-- Refuses: reception_inconnue, devise_inconnue, taux_change_inconnu, prix_sans_objet (nothing of it
--          awaits a price, or what does was paid in another currency).
-- Locks: the reception.
create or replace function paiement.fixer_prix(
  p_reception_id uuid, p_prix_kg bigint, p_devise text, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
  v_devise text;
  v_attendu boolean;
begin
  select r.* into v_reception from reception.reception r where r.id = p_reception_id for update;
  if v_reception.id is null then
    raise sqlstate 'TR404' using message = 'reception_inconnue';
  end if;
  select o.devise_defaut into v_devise
  from organisation.organisation o where o.id = v_reception.organisation_id;
  perform devise.exiger(p_devise);
  if p_devise <> v_devise then
    perform devise.taux_en_vigueur(p_devise, v_devise, v_reception.date_operation);
  end if;
  v_attendu := exists (
    select from paiement.masses_dues(v_reception) as m
      cross join lateral paiement.prix_du_contrat(v_reception, m.contrat_id) as p
    where p.devise is null);
  if v_attendu and paiement.reglee_autrement(p_reception_id, p_devise) then
    raise sqlstate 'TR409' using message = 'prix_sans_objet',
      detail = jsonb_build_object('statut', v_reception.statut)::text;
  elsif v_attendu then
    insert into paiement.prix_fixe
      (organisation_id, reception_id, version, prix_kg, devise, raison, auteur_id, le)
    select v_reception.organisation_id, p_reception_id, coalesce(max(f.version), 0) + 1,
           p_prix_kg, p_devise, p_raison, p_auteur_id, p_le
    from paiement.prix_fixe f where f.reception_id = p_reception_id;
  elsif v_reception.statut <> 'validée' or paiement.reception_suivie(p_reception_id) then
    raise sqlstate 'TR409' using message = 'prix_sans_objet',
      detail = jsonb_build_object('statut', v_reception.statut)::text;
  end if;
  perform paiement.aligner(p_reception_id, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'paiement.fixer_prix', 'reception', p_reception_id,
    jsonb_build_object('prix_kg', p_prix_kg, 'devise', p_devise, 'raison', p_raison));
  return paiement.lignes_de(p_reception_id);
end
$$;
