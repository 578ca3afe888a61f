-- Lists the persons who may not pay some lines: those who recorded the collections; who set a
-- price, in the contract of a line or by a decision; who admitted a difference; who wrote a
-- complement or a deduction; and, for amounts owed at the opening, who announced the imported file
-- or had it applied.
-- Spec: paiements#separation, paiements#ouverture.
create or replace function paiement.ecartes_de(p_creances uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with ligne as (
      select k.id, k.genre, k.reception_id, k.collecte_id, k.contrat_id,
             case when k.genre in ('ouverture', 'deduction') then k.auteur_id
               else (select p.auteur_id from complement.complement p where p.id = k.complement_id)
             end as decide_par
      from paiement.creance k where k.id = any (p_creances)
    )
    select c.utilisateur_id from ligne l join collecte.collecte c on c.id = l.collecte_id
    union
    select u.id
    from ligne l join contrat.contrat c on c.id = l.contrat_id
      cross join lateral unnest(c.prix_par || c.active_par) as u (id)
    where u.id is not null
    union
    select f.auteur_id from ligne l join paiement.prix_fixe f on f.reception_id = l.reception_id
    union
    select a.auteur_id
    from ligne l join paiement.ecart_admis a
      on a.reception_id = l.reception_id and a.collecte_id = l.collecte_id
    union
    select l.decide_par from ligne l where l.decide_par is not null
    union
    select i.auteur_id
    from ligne l
      join importation.ligne r on r.objet_id = l.id
      join importation.importation i
        on i.organisation_id = r.organisation_id and i.id = r.importation_id
    where l.genre = 'ouverture');
end
$$;
