-- Writes an amount owed to a producer or a supplier when the organization opened, as a line of its
-- own: for a campaign, at the end of a day, in a currency. The amount is given in ten-thousandths
-- of the currency.
-- Spec: paiements#ouverture.
-- Chosen: docs/decisions/0082-ouverture-en-cours-d-annee.md.
-- Refuses: parametre_invalide (a day to come, less than the currency counts), devise_inconnue, and
--          what `paiement.beneficiaire` refuses.
-- Why: the beneficiary is locked, so that their latest opening line is the line written here; lines
--      of a reception are written without a lock on the beneficiary.
-- Locks: the beneficiary.
create or replace function paiement.reprendre(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid := p_requete ->> 'producteur_id';
  v_beneficiaire_id uuid := paiement.beneficiaire(
    v_producteur_id, (p_requete ->> 'fournisseur_id')::uuid);
  v_devise text := coalesce(p_requete ->> 'devise', (
    select o.devise_defaut from organisation.organisation o where o.id = core.organisation_id()));
  v_date date := p_requete ->> 'date';
  v_montant bigint := p_requete -> 'montant';
  v_unite bigint;
  v_id uuid;
begin
  perform devise.exiger(v_devise);
  select ('{10000,1000,100,10,1}'::bigint[])[d.exposant + 1] into v_unite
  from devise.devise d where d.code = v_devise;
  if v_montant % v_unite <> 0 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "montant"}';
  elsif core.fin_du_jour(v_date - 1) >= p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "date"}';
  end if;
  perform paiement.inscrire(array[(
    'ouverture', null, null, null, null,
    case when v_producteur_id is not null then v_beneficiaire_id end,
    case when v_producteur_id is null then v_beneficiaire_id end,
    (p_requete ->> 'campagne_id')::uuid, 0, null, v_devise, v_montant / v_unite, 'ouverture',
    least(core.fin_du_jour(v_date), p_le), null, null)::paiement.ligne], p_auteur_id, p_le);
  select k.id into v_id
  from paiement.creance k
  where k.genre = 'ouverture'
    and (k.producteur_id = v_beneficiaire_id or k.fournisseur_id = v_beneficiaire_id)
  order by k.rang desc limit 1;
  perform journal.consigner(p_le, 'paiement.reprendre', 'creance', v_id, p_requete);
  return v_id;
end
$$;
