-- Locks and returns the beneficiary of a payment: a producer, the kept one of a merge, or a
-- supplier; exactly one.
-- Spec: paiements#paiement.
-- Refuses: parametre_invalide, producteur_inconnu, fournisseur_inconnu, creance_bloquee (a producer
--          whose identity document is already another's).
-- Locks: the producer, or the supplier.
create or replace function paiement.beneficiaire(
  p_producteur_id uuid, p_fournisseur_id uuid) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  if num_nonnulls(p_producteur_id, p_fournisseur_id) <> 1 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "producteur_id"}';
  elsif p_fournisseur_id is not null then
    perform from fournisseur.fournisseur f where f.id = p_fournisseur_id for no key update;
    return (fournisseur.exiger(p_fournisseur_id)).id;
  end if;
  v_id := (producteur.verrouiller(p_producteur_id)).id;
  if exists (
    select from controle.controle k
    where k.entite_id = v_id and k.entite = 'producteur' and k.motif = 'doublon_identite'
      and k.statut = 'ouvert')
  then
    raise sqlstate 'TR409' using message = 'creance_bloquee', detail = jsonb_build_object(
      'producteur_id', v_id, 'raisons', array['doublon_identite'])::text;
  end if;
  return v_id;
end
$$;
