-- Spec: documents#terrain: a receipt has no row until its first request, and then exactly one, with
-- the code on the paper; it has the printed contents, whatever changed in the collection since. A
-- delivery note is stored by its own command.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

select essai.collecter('a', essai.kg(400000)), essai.collecter('x', essai.kg(700000)),
  essai.collecter('y', essai.kg(200));
select from essai.faire('livraison.etablir_bon', 'bon',
  jsonb_build_object('collectes', jsonb_build_array(essai.id('y'))));
create function pg_temp.code(p_nom text, p_type text) returns text language sql as $$
  select left(c.empreinte, 16) from commande.commande c
  where c.id = essai.id('commande ' || p_nom) and c.type = p_type
$$;
create function pg_temp.contenu(p_nom text) returns jsonb language sql as $$
  select d.donnees -> 'contenu' from document.document d where d.entite_id = essai.id(p_nom)
$$;
create function pg_temp.verifie(p_code text) returns text language sql as $$
  select concat_ws(' ', d.type, d.indice, coalesce(d.numero, '?'), d.remplace_le)
  from tache.document_verifie(p_code) as d
$$;
select results_eq('select d.type, d.code, d.etabli_le from document.document d',
  $$ select 'bon_livraison', pg_temp.code('bon', 'livraison.etablir_bon'), c.recue_le
    from commande.commande c where c.id = essai.id('commande bon') $$,
  'no receipt waits with its command');
select is(pg_temp.verifie(pg_temp.code('x', 'collecte.enregistrer')),
  'recu 1 MP-ANANAS-26-0002', 'whose code is true');

select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'the collection is downgraded');
update producteur.producteur set nom = 'Autre' where id = essai.id('Kossi');
insert into producteur.champ (organisation_id, producteur_id, champ, version, valeur, auteur_id,
  date_operation, enregistre_le)
select core.organisation_id(), essai.id('Kossi'), 'nom', v.n, to_jsonb(v.nom),
  essai.id('agent ESSAI'), v.le, v.le
from (values (1, 'Adjovi', essai.t(-9)), (2, 'Autre', essai.t(1))) as v (n, nom, le);
select document.etablir_imprimes(essai.id('x'), '{recu}', essai.t(2)),
  document.etablir_imprimes(essai.id('x'), '{recu}', essai.t(3));
select results_eq($$ select d.indice, d.code, d.remplace_le, d.etabli_le from document.document d
    where d.entite_id = essai.id('x') $$,
  $$ select 1, pg_temp.code('x', 'collecte.enregistrer'), null::timestamptz, c.recue_le
    from commande.commande c where c.id = essai.id('commande x') $$,
  'asked for twice it is there once');
select is(pg_temp.contenu('x') #>> '{qualites,0,etat}', 'AB', 'with the state of the delivery');
select is(pg_temp.contenu('x') ->> 'numero', 'MP-ANANAS-26-0002', 'and its number');
select matches(pg_temp.contenu('x') ->> 'producteur', '^Adjovi', 'and the name of that day');
select is(pg_temp.verifie(pg_temp.code('x', 'collecte.enregistrer')),
  'recu 1 MP-ANANAS-26-0002', 'its code is as true as before');
select is((select count(*) from document.document d where d.entite_id = essai.id('y')), 0::bigint,
  'what nobody asks for is not written');
select document.etablir_imprimes(essai.id('y'), '{bon_livraison}', essai.t(2));
select is((select count(*) from document.document d where d.entite_id = essai.id('y')), 0::bigint,
  'nor for who does not read it');
select is(pg_temp.verifie(repeat('0', 16)), null, 'a code that nobody printed is unknown');

select * from finish();
rollback;
