-- Spec: documents#verification: of goods the verification has the product and the mass: of a paper
-- that a phone printed, of its established document, and of a delivery note with several lines.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.biens(p_nom text, p_langue text default 'fr') returns text
language sql as $$
  select string_agg(concat_ws(' ', d.type, d.produit, d.net_g), ', ')
  from tache.document_verifie(left(repeat(md5(p_nom), 2), 16), p_langue) as d
$$;
create function pg_temp.entete(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('empreinte', repeat(md5(p_nom), 2))
$$;
select from essai.collecter('a', essai.kg(100), pg_temp.entete('a'));
select from essai.collecter('b', essai.kg(20));
select is(pg_temp.biens('a'), 'recu Ananas 100', 'a printed receipt');
select is(pg_temp.biens('a', 'en'), 'recu Pineapple 100', 'in the reader''s language');
select from essai.faire('livraison.etablir_bon', 'bon', jsonb_build_object(
    'collectes', jsonb_build_array(essai.id('a'), essai.id('b'))), pg_temp.entete('bon'));
select is(pg_temp.biens('bon'), 'bon_livraison Ananas 120', 'a printed delivery note');
select document.etablir_imprimes(essai.id(e), array[t], essai.t(1))
from (values ('a', 'recu'), ('bon', 'bon_livraison')) as v (e, t);
select is(pg_temp.biens('a'), 'recu Ananas 100', 'established, a receipt');
select is(pg_temp.biens('bon'), 'bon_livraison Ananas 120', 'established, a delivery note');

select * from finish();
rollback;
