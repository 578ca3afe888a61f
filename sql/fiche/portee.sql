-- Returns the records that a decision on some controls may change, as ids by kind: the controls of
-- the same commands and records, the commands' records, the producers and plots concerned, their
-- capacities, amounts due for collections, later records of the goods. Payments and stock are left
-- out if the caller may not read them.
-- Spec: file-de-controle#essai, identites-et-droits#lectures.
-- Chosen: at most a hundred records of each kind; docs/decisions/0107-essai-d-une-levee.md.
create or replace function fiche.portee(
  p_ids uuid[], p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collectes uuid[] := fiche.collectes_visees(p_ids);
  v_producteurs uuid[] := fiche.producteurs_vises(p_ids, v_collectes);
  v_parcelles uuid[] := fiche.parcelles_visees(p_ids, v_collectes, v_producteurs);
  v_commandes uuid[] := array(
    select distinct c.commande_id from controle.controle c where c.id = any (p_ids));
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'commande', to_jsonb(v_commandes), 'collecte', to_jsonb(v_collectes),
    'producteur', to_jsonb(v_producteurs), 'parcelle', to_jsonb(v_parcelles),
    'controle', to_jsonb(array(
      select c.id from controle.controle c where c.id = any (p_ids)
      union
      (select c.id from controle.controle c
       where c.commande_id = any (v_commandes) and c.statut = 'ouvert'
         or c.entite_id = any (v_collectes || v_producteurs || v_parcelles)
           and c.statut = 'ouvert'
       limit 500))),
    'capacite', to_jsonb(array(
      select c.id from capacite.capacite c
      where c.producteur_id = any (v_producteurs) and c.statut in ('proposee', 'validee'))),
    'non_conformite', to_jsonb(fiche.constats_vises(p_ids, v_commandes)),
    'inspection', to_jsonb(array(
      select i.id from inspection.inspection i
        join controle.controle c on c.organisation_id = i.organisation_id and c.entite_id = i.id
      where c.id = any (p_ids))),
    'document', to_jsonb(array(
      select d.id from document.document d where d.entite_id = any (v_collectes) limit 100)),
    'creance', case when utilisateur.peut_lire(p_session, p_le, 'contrats')
      then to_jsonb(v_collectes) end,
    'lot', case when utilisateur.peut_lire(p_session, p_le, 'stock') then to_jsonb(array(
      select d.id from genealogie.descendants(v_collectes) as d
      where d.genre = 'lot' limit 100)) end));
end
$$;
