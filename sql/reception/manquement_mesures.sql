-- Returns whether a required measurement is missing. Measurements are required by the price
-- formulas of the reception's contract and of its collections' contracts, by thresholds, and by the
-- product.
-- Spec: receptions#refus-mesure, packs-et-campagnes#attributs.
-- Chosen: what is not measured can not be said to be below a threshold. A validated reception is
--         not asked for words: nothing in it can be completed any more.
create or replace function reception.manquement_mesures(p_reception reception.reception)
returns setof reception.manquement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquantes text[];
begin
  if p_reception.origine = 'retour' then
    return;
  end if;
  select array_agg(distinct m.mesure order by m.mesure) into v_manquantes
  from (
    select f.mesure
    from (select p_reception.contrat_id as id
          union
          select c.contrat_id from reception.apport a
            join collecte.collecte c
              on c.organisation_id = a.organisation_id and c.id = a.collecte_id
          where a.reception_id = p_reception.id and a.annule_le is null) as k
      join contrat.ligne l on l.contrat_id = k.id and l.produit_id = p_reception.produit_id
      cross join lateral unnest(
        contrat.mesures_manquantes(l, p_reception.mesures)) as f (mesure)
    union all
    select s.mesure from reception.seuils(p_reception) as s where s.valeur is null
    union all
    select d.mesure
    from reception.mesures_declarees(p_reception.produit_id, p_reception.campagne_id) as d
    where d.obligatoire and p_reception.mesures -> d.mesure is null
      and (d.mots is null or not exists (
        select from reception.transition t
        where t.reception_id = p_reception.id and t.acte = 'valider'))) as m;
  if v_manquantes is not null then
    return query select 'mesure_qualite_manquante', 'refus',
                        jsonb_build_object('mesures', v_manquantes);
  end if;
end
$$;
