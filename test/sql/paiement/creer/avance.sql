-- Spec: paiements#avance: an advance is deducted by a line of its own.
begin;
set local role metier;
select plan(6);
select essai.preparer_paiements();
create function pg_temp.avance(p_montant bigint) returns text language sql as $$
  select essai.payer(jsonb_build_object('lignes', null, 'avance',
    jsonb_build_object('montant', p_montant, 'devise', 'XOF')))
$$;
select is(pg_temp.avance(5000), '400 parametre_invalide', 'lines or an advance, not both');
select is(paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'), 'moyen',
    'mobile_money', 'reference', 'A1', 'avance', '{"montant": 5000, "devise": "XOF"}'::jsonb),
  essai.id('caissier ESSAI'), essai.t()) ->> 'genre', 'avance', 'an advance');
select is(essai.releve(), 'XOF 0 5000 0 -5000', 'it is owed back');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'validée 25000', 'what is due, less the advance');
select is(essai.releve(), 'XOF 30000 5000 25000 0', 'the statement shows both');
select is(array[essai.argent('especes'), essai.argent('mobile_money')],
  array[25000, 5000]::bigint[], 'by their means');

select * from finish();
rollback;
