-- Spec: types-de-commandes#recu-reimprimer: a document that never arrived is `reference_inconnue`,
-- and the duplicate is still recorded.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.collecter('collecte');
create function pg_temp.imprimer(p_nom text, p_reference text) returns text language sql as $$
  select essai.motifs(essai.faire('recu.reimprimer', p_nom,
      jsonb_build_object('reference_provisoire', p_reference)))
$$;

select is(pg_temp.imprimer('inconnu', 'BR-ESSAI-20260531-0009'), 'reference_inconnue',
  'a reference that no command bears');
select is((select k -> 0 -> 'details' from essai.constats('inconnu') as k),
  '{"champ": "reference_provisoire", "entite": "document",
    "reference_provisoire": "BR-ESSAI-20260531-0009"}', 'the details name it');
select results_eq('select i.reference_provisoire, i.commande_visee from recu.reimpression i',
  $$ values ('BR-ESSAI-20260531-0009', null::uuid) $$, 'it is traced with what was declared');
select is(pg_temp.imprimer('de Bio',
    (select c.reference_provisoire from commande.commande c
      where c.id = essai.id('commande collecte'))), null, 'the reference of a document');
select is(pg_temp.imprimer('lui-même',
    format('BR-ESSAI-20260601-%s',
      lpad((select a.derniere_sequence + 1 from appareil.appareil a
          where a.id = essai.id('appareil ESSAI'))::text, 4, '0'))),
  'reference_inconnue', 'a duplicate is not its own document');
select essai.entrer('VOISIN');
select essai.collecter('chez le voisin', jsonb_build_object('producteur_id', essai.id('p?')));
select essai.entrer('ESSAI');
select is(pg_temp.imprimer('du voisin', 'BR-VOISIN-20260601-0001'), 'reference_inconnue',
  'a document of another organization is not known here');

select * from finish();
rollback;
