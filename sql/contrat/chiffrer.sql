-- Calculates the price of a contract line for some measurements: per kilogram with its adjustments,
-- and for a mass the amount due, in the organization's currency too. Writes nothing.
-- Spec: contrats-et-devises#prix.
-- Refuses: contrat_inconnu, ligne_inconnue, mesure_qualite_manquante, taux_change_inconnu.
create or replace function contrat.chiffrer(p_id uuid, p_requete jsonb, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
  v_ligne contrat.ligne;
  v_prix_kg bigint;
  v_montant bigint;
  v_devise text;
  v_converti bigint;
begin
  select c.* into v_contrat from contrat.contrat c where c.id = p_id;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  end if;
  select l.* into v_ligne from contrat.ligne l
  where l.contrat_id = p_id and l.rang = coalesce((p_requete ->> 'ligne')::integer, 1);
  if v_ligne.contrat_id is null then
    raise sqlstate 'TR404' using message = 'ligne_inconnue';
  end if;
  v_prix_kg := contrat.prix_kg(v_ligne, coalesce(p_requete -> 'mesures', '{}'));
  v_montant := contrat.montant(v_prix_kg, (p_requete ->> 'net_marchand_g')::bigint);
  select o.devise_defaut into v_devise
  from organisation.organisation o where o.id = v_contrat.organisation_id;
  if v_montant is not null then
    v_converti := devise.convertir(v_montant, v_contrat.devise, v_devise,
                                   coalesce((p_requete ->> 'le')::timestamptz, p_le));
  end if;
  return json_build_object(
    'ligne', v_ligne.rang, 'produit_id', v_ligne.produit_id, 'devise', v_contrat.devise,
    'prix_base_kg', coalesce(v_ligne.prix_kg, (v_ligne.formule ->> 'prix_base_kg')::bigint),
    'prix_kg', v_prix_kg,
    'ajustements', (
      select coalesce(json_agg(json_build_object(
        'mesure', a.mesure, 'valeur', a.valeur, 'pas', a.pas, 'montant_kg', a.montant_kg)
        order by a.rang), '[]')
      from contrat.ajuster(v_ligne.formule, p_requete -> 'mesures') as a),
    'montant', v_montant,
    'montant_organisation', v_converti,
    'devise_organisation', v_devise);
end
$$;
