-- Who may not pay some lines: who recorded their collections, who set their price, by contract or
-- by decision, and who admitted their differences.
-- Spec: paiements#separation.
create or replace function paiement.ecartes_de(p_creances uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with ligne as (
      select k.reception_id, k.collecte_id from paiement.creance k where k.id = any (p_creances)
    ),
    contrat as (
      select r.contrat_id
      from ligne l join reception.reception r on r.id = l.reception_id
      union
      select c.contrat_id from ligne l join collecte.collecte c on c.id = l.collecte_id
    )
    select c.utilisateur_id from ligne l join collecte.collecte c on c.id = l.collecte_id
    union
    select u.id
    from contrat k join contrat.contrat c on c.id = k.contrat_id
      cross join lateral unnest(array[c.cree_par, c.active_par]) as u (id)
    where u.id is not null
    union
    select f.auteur_id from ligne l join paiement.prix_fixe f on f.reception_id = l.reception_id
    union
    select a.auteur_id
    from ligne l join paiement.ecart_admis a
      on a.reception_id = l.reception_id and a.collecte_id = l.collecte_id);
end
$$;
