-- Spec: documents#terrain: What a phone printed has its document here, once, with the code that is
-- on the paper: the first 16 characters of its command's fingerprint.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select essai.collecter('x', essai.kg(100)), essai.collecter('y', essai.kg(200));
select from essai.faire('livraison.etablir_bon', 'bon',
  jsonb_build_object('collectes', jsonb_build_array(essai.id('x'))));
select is((select count(*) from document.document), 0::bigint, 'no command waits for a document');
select is(document.recueillir(essai.t(1)), (select count(*) from commande.commande),
  'every command is looked at');
select set_eq($$
  select d.type, d.entite_id, d.indice, d.code from document.document d
$$, $$
  select v.type, essai.id(v.nom), 1, left(c.empreinte, 16)
  from (values ('bon_livraison', 'bon', 'livraison.etablir_bon'),
               ('recu', 'x', 'collecte.enregistrer'),
               ('recu', 'y', 'collecte.enregistrer')) as v (type, nom, commande)
    join commande.commande_resultat r
      on r.entites ->> case v.type when 'recu' then 'collecte' else 'livraison' end
        = essai.id(v.nom)::text
    join commande.commande c on c.id = r.commande_id and c.type = v.commande
$$, 'each has its document');
select is(document.recueillir(essai.t(1)), 0::bigint, 'none is looked at twice');
select from essai.collecter('z', essai.kg(300));
select is(document.recueillir(essai.t(1)), 1::bigint, 'what comes later is');
select is((select count(*) from document.document), 4::bigint, 'and has its own');
select is((select d.donnees #>> '{contenu,producteur}' from document.document d
    where d.entite_id = essai.id('z')), (
    select concat_ws(' ', p.nom, p.prenoms) from producteur.producteur p
    join collecte.collecte c on c.producteur_id = p.id where c.id = essai.id('z')),
  'in words');

select * from finish();
rollback;
