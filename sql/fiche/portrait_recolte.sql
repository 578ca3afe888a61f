-- Returns collections, the amounts due for each, and lots, in the form that a simulated decision
-- compares.
-- Spec: file-de-controle#essai, collectes#paiement, paiements#du, lots#ecart-du-bio.
-- Why: due amounts are stored as differences, line by line; people read the sum.
create or replace function fiche.portrait_recolte(p_genre text, p_ids uuid[])
returns table (id uuid, libelle text, devise text, champs jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, coalesce(c.numero_officiel, c.reference_provisoire), null::text,
         f.fiche - '{id,reference_provisoire,campagne_id,producteur_id,parcelle_id,produit_id,
                     contrat_id,groupement_id,utilisateur_id,recue_le}'::text[]
         || jsonb_build_object(
              'campagne', k.code, 'producteur', concat_ws(' ', p.nom, p.prenoms),
              'parcelle', q.nom, 'produit', t.code, 'contrat', n.code)
  from collecte.collecte c
    cross join lateral (select collecte.presenter(c)::jsonb as fiche) as f
    left join campagne.campagne k
      on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    left join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    left join parcelle.parcelle q
      on q.organisation_id = c.organisation_id and q.id = c.parcelle_id
    left join produit.produit t on t.organisation_id = c.organisation_id and t.id = c.produit_id
    left join contrat.contrat n on n.organisation_id = c.organisation_id and n.id = c.contrat_id
  where p_genre = 'collecte' and c.id = any (p_ids)
  union all
  select c.id, coalesce(c.numero_officiel, c.reference_provisoire), d.devise,
         jsonb_build_object('masse_g', d.masse_g, 'montant', d.montant, 'reste', d.reste,
                            'obstacles', d.obstacles)
  from collecte.collecte c
    cross join lateral (
      select l.devise, sum(l.masse_g)::bigint as masse_g, sum(l.montant)::bigint as montant,
             sum(r.reste)::bigint as reste,
             to_jsonb(array(
               select distinct o.motif from paiement.creance m
                 cross join lateral unnest(paiement.obstacles(m)) as o (motif)
               where m.collecte_id = c.id and m.devise is not distinct from l.devise
               order by o.motif)) as obstacles
      from paiement.creance l
        left join paiement.reste r on r.organisation_id = l.organisation_id and r.creance_id = l.id
      where l.collecte_id = c.id group by l.devise) as d
  where p_genre = 'creance' and c.id = any (p_ids)
  union all
  select l.id, coalesce(l.numero_officiel, l.nature), null::text,
         jsonb_build_object(
           'statut', l.statut, 'quantite_g', lot.quantite(l.id),
           'categorie_affichage', lot.categorie(l.id),
           'ecarte_du_bio', exists (select from lot.ecartes_du_bio(array[l.id])))
  from lot.lot l
  where p_genre = 'lot' and l.id = any (p_ids);
end
$$;
