-- Everything a command may refer to: its kind, its id and when it was active.
-- Spec: Processing of a batch, step 10, «every referenced entity exists, is active».
-- Why: one branch per kind of entity; a lookup by kind and id touches that kind's primary key alone.
create or replace view commande.reference as
  select 'campagne'::text as entite, c.organisation_id, c.id, c.active_pendant as actif_pendant from campagne.campagne c
  union all
  select 'producteur', p.organisation_id, p.id, p.actif_pendant from producteur.producteur p
  union all
  select 'parcelle', p.organisation_id, p.id, p.actif_pendant from parcelle.parcelle p
  union all
  select 'produit', p.organisation_id, p.id, p.actif_pendant from produit.produit p
  union all
  select 'contrat', c.organisation_id, c.id, c.actif_pendant from contrat.contrat c;
