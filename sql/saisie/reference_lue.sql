-- Resolves a reference of a kind and id: returns the record and its active period; for a merged
-- record, whose id stays an alias for phones, the kept record; nulls for an unknown id.
-- Spec: commandes#references.
-- Chosen: docs/performance.md#rereads.
-- Why: each kind has a statement on one table; a single statement for every kind would plan all
--      tables each time.
create or replace function saisie.reference_lue(
  p_entite text, p_id uuid, out canonique_id uuid, out actif_pendant tstzmultirange) returns record
language plpgsql stable
as $$
begin
  case p_entite
    when 'campagne' then
      select c.id, c.active_pendant into canonique_id, actif_pendant
      from campagne.campagne c where c.id = p_id;
    when 'producteur' then
      select coalesce(p.fusionne_dans, p.id), p.actif_pendant into canonique_id, actif_pendant
      from producteur.producteur p where p.id = p_id;
    when 'parcelle' then
      select coalesce(p.fusionnee_dans, p.id), p.actif_pendant into canonique_id, actif_pendant
      from parcelle.parcelle p where p.id = p_id;
    when 'produit' then
      select p.id, p.actif_pendant into canonique_id, actif_pendant
      from produit.produit p where p.id = p_id;
    when 'contrat' then
      select c.id, c.actif_pendant into canonique_id, actif_pendant
      from contrat.contrat c where c.id = p_id;
    when 'groupement' then
      select g.id, '{(,)}' into canonique_id, actif_pendant
      from organisation.groupement g where g.id = p_id;
    when 'collecte' then
      select c.id, '{(,)}' into canonique_id, actif_pendant
      from collecte.collecte c where c.id = p_id;
    when 'emplacement' then
      select e.id, e.actif_pendant into canonique_id, actif_pendant
      from emplacement.emplacement e where e.id = p_id;
    when 'intrant' then
      select i.id, i.actif_pendant into canonique_id, actif_pendant
      from intrant.intrant i where i.id = p_id;
    else null;  -- no kind that anybody knows
  end case;
end
$$;
