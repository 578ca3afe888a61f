-- Posts a payment, or its reversal, from the means of payment to the beneficiary. An advance is
-- posted by the line that deducts it. Returns the movement; null if no amount moves.
-- Spec: paiements#livre, paiements#avance.
create or replace function paiement.poster(
  p_paiement paiement.paiement, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  if p_paiement.genre = 'avance' then
    perform paiement.inscrire(array[(
      'avance', null, null, null, p_paiement.id, p_paiement.producteur_id,
      p_paiement.fournisseur_id, null, 0, null, p_paiement.devise, -p_paiement.montant,
      p_paiement.moyen, p_paiement.date_operation, null, null)::paiement.ligne], p_auteur_id, p_le);
    return (select c.mouvement_id from paiement.creance c where c.paiement_id = p_paiement.id);
  elsif p_paiement.montant = 0 then
    return null;
  end if;
  insert into paiement.mouvement
    (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
  values (p_paiement.organisation_id,
          case when p_paiement.contrepasse_id is null then 'paiement' else 'contrepassation' end,
          'paiement', p_paiement.id, p_paiement.date_operation, p_le, p_auteur_id)
  returning id into v_id;
  insert into paiement.ecriture (organisation_id, mouvement_id, rang, compte_id, devise, montant)
  values (p_paiement.organisation_id, v_id, 1,
          paiement.compte_de(
            case when p_paiement.producteur_id is null then 'fournisseur' else 'producteur' end,
            coalesce(p_paiement.producteur_id, p_paiement.fournisseur_id)),
          p_paiement.devise, -p_paiement.montant),
         (p_paiement.organisation_id, v_id, 2, paiement.compte_de(p_paiement.moyen, null),
          p_paiement.devise, p_paiement.montant);
  return v_id;
end
$$;
