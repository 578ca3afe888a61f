-- Spec: types-de-commandes#reponses: `conflit_interets`: each reason has its own control, decided
-- separately; the result has the motif once.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.collecter('collecte');
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
select core.organisation_id(), essai.id('agent ESSAI'), essai.id('Kossi'), n, '(,)'
from unnest('{parent,interet_economique}'::text[]) as n;

select is(essai.motifs(essai.faire('inspection.enregistrer', 'visite')), 'conflit_interets',
  'one motif');
select is((select string_agg(k.details ->> 'raison', ',' order by k.details ->> 'raison')
    from controle.controle k where k.commande_id = essai.id('commande visite')),
  'a_collecte,interet_economique,parent', 'three controls');

select * from finish();
rollback;
