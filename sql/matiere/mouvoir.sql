-- Posts a movement of many entries, and the links between records. The entries sum to zero per
-- product. A movement that corrects earlier movements of its record (`p_remplace`) contains only
-- the differences, and the links are derived from all of these movements together, under the first
-- one.
-- Spec: matiere#solde, matiere#correction.
-- Chosen: a step that turns one product into another goes through the account `transformation`.
-- Refuses: stock_insuffisant (a lot would hold less than nothing), lot_en_quarantaine,
--          lot_non_debitable, matiere_pas_encore_entree (less than nothing at some date).
-- Locks: the balances of the lots concerned, in the order of their accounts.
create or replace function matiere.mouvoir(
  p_genre text, p_entite text, p_entite_id uuid, p_lignes matiere.ligne[], p_auteur_id uuid,
  p_date_operation timestamptz, p_le timestamptz, p_contrepasse_id uuid default null,
  p_remplace uuid[] default '{}')
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  perform from matiere.solde s
  where s.compte_id in (select l.compte_id from unnest(p_lignes) as l)
  order by s.compte_id for update;

  insert into matiere.mouvement
    (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id,
     contrepasse_id)
  values (core.organisation_id(), p_genre, p_entite, p_entite_id, p_date_operation, p_le,
          p_auteur_id, p_contrepasse_id)
  returning id into v_id;
  insert into matiere.ecriture
    (organisation_id, mouvement_id, rang, compte_id, produit_id, objet_id, quantite_g)
  select core.organisation_id(), v_id,
         row_number() over (order by l.compte_id, l.produit_id, l.objet_id),
         l.compte_id, l.produit_id, l.objet_id, sum(l.quantite_g)
  from unnest(p_lignes) as l
  group by l.compte_id, l.produit_id, l.objet_id having sum(l.quantite_g) <> 0;
  if p_contrepasse_id is null then
    perform matiere.filier(p_remplace || v_id);
  end if;
  return v_id;
end
$$;
