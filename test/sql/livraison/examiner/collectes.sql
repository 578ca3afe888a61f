-- Spec: types-de-commandes#livraison-etablir-bon: a devalidated collection, or one of another
-- campaign, is `reference_inactive` on a note.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('collecte');
select from essai.collecter('dévalidée');
select from essai.collecter('d''ailleurs',
  jsonb_build_object('campagne_id', essai.id('operations ESSAI')));
select essai.lever(k.id) from controle.controle k;
update collecte.collecte set statut = 'devalidee' where id = essai.id('dévalidée');

create function pg_temp.bon(p_nom text, p_collectes text[]) returns text language sql as $$
  select essai.motifs(essai.faire('livraison.etablir_bon', p_nom,
      jsonb_build_object('collectes',
        to_jsonb(array(select essai.id(c) from unnest(p_collectes) as c)))))
$$;

select is(pg_temp.bon('juste', '{collecte}'), null, 'a collection that stands');
select is(pg_temp.bon('dévalidé', '{dévalidée}'), 'reference_inactive', 'one that was devalidated');
select is((select k #> '{0,details}' from essai.constats('dévalidé') as k),
  jsonb_build_object('champ', 'collectes[]', 'entite', 'collecte', 'id', essai.id('dévalidée'),
    'raison', 'statut'), 'the details say why');
select is((select b.collecte_id from livraison.bon_collecte b
    where b.bon_id = essai.id('dévalidé')), essai.id('dévalidée'), 'it is written as it was said');
select is(pg_temp.bon('autre campagne', '{d''ailleurs}'), 'reference_inactive',
  'one of another campaign');
select is((select k #>> '{0,details,raison}' from essai.constats('autre campagne') as k),
  'campagne', 'the details say why');

select * from finish();
rollback;
