-- Everything a command may refer to: its kind, the id it is known by, the id it resolves to
-- (another one for a merged record, whose id stays an alias for phones) and when it was active.
-- Spec: commandes#references.
-- Why: one branch per kind of entity; a lookup by kind and id touches that kind's primary key
--      alone.
create or replace view saisie.reference as
  select 'campagne'::text as entite, c.organisation_id, c.id, c.id as canonique_id,
         c.active_pendant as actif_pendant
  from campagne.campagne c
  union all
  select 'producteur', p.organisation_id, p.id, coalesce(p.fusionne_dans, p.id), p.actif_pendant
  from producteur.producteur p
  union all
  select 'parcelle', p.organisation_id, p.id, coalesce(p.fusionnee_dans, p.id), p.actif_pendant
  from parcelle.parcelle p
  union all
  select 'produit', p.organisation_id, p.id, p.id, p.actif_pendant from produit.produit p
  union all
  select 'contrat', c.organisation_id, c.id, c.id, c.actif_pendant from contrat.contrat c
  union all
  select 'groupement', g.organisation_id, g.id, g.id, '{(,)}' from organisation.groupement g
  union all
  select 'collecte', c.organisation_id, c.id, c.id, '{(,)}' from collecte.collecte c
  union all
  select 'emplacement', e.organisation_id, e.id, e.id, e.actif_pendant
  from emplacement.emplacement e
  union all
  select 'intrant', i.organisation_id, i.id, i.id, i.actif_pendant from intrant.intrant i;
comment on view saisie.reference is
  'What a reference of a command may point to, by kind and id.';
comment on column saisie.reference.canonique_id is 'The record that it was merged into, or itself.';
