-- Spec: file-de-controle#meme-fait: a second judgment repeats the findings of the first: open or
-- accepted ones are not opened again; new ones are.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
create function pg_temp.ouvrir(p_motif text, p_details jsonb) returns text language sql as $$
  select constat.ouvrir(essai.id('commande x'), 'collecte', essai.id('x'),
    array[(p_motif, null, null, p_details)::commande.constat], essai.t(1));
  select essai.ouverts('x')
$$;
select is(pg_temp.ouvrir('ecart_calcul', '{"serveur": {"net_g": 7}}'), 'ecart_calcul',
  'other masses, while their control is open: once');
select is(pg_temp.ouvrir('ecart_calcul', '{"referentiel": "AB", "telephone": "AB"}'),
  'ecart_calcul,ecart_calcul', 'a quality state is another matter');
select is(pg_temp.ouvrir('reference_inconnue',
    '{"champ": "contrat_id", "entite": "contrat", "id": "a"}'),
  'ecart_calcul,ecart_calcul,reference_inconnue', 'an unknown contract');
select is(pg_temp.ouvrir('reference_inconnue',
    '{"champ": "contrat_id", "entite": "contrat", "id": "a"}'),
  'ecart_calcul,ecart_calcul,reference_inconnue', 'the same one: once');
select is(pg_temp.ouvrir('reference_inconnue',
    '{"champ": "contrat_id", "entite": "contrat", "id": "b"}'),
  'ecart_calcul,ecart_calcul,reference_inconnue,reference_inconnue',
  'another one in the same field');
select is(pg_temp.ouvrir('parametre_introuvable', '{"parametre": "a"}')
  || pg_temp.ouvrir('parametre_introuvable', '{"parametre": "b"}') like
  '%introuvable,parametre_introuvable,%', true, 'two parameters');
select is(pg_temp.ouvrir('reference_inactive',
    '{"champ": "contrat_id", "entite": "contrat", "id": "a"}') like '%,reference_inactive,%', true,
  'an inactive contract');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.ouvrir('reference_inactive',
    '{"champ": "contrat_id", "entite": "contrat", "id": "a"}'), null,
  'what was accepted is not asked again');
select is(pg_temp.ouvrir('reference_inactive',
    '{"champ": "contrat_id", "entite": "contrat", "id": "c"}'), 'reference_inactive',
  'another one is');
select is(pg_temp.ouvrir('reference_inconnue',
    '{"champ": "contrat_id", "entite": "contrat", "id": "a"}'),
  'reference_inactive,reference_inconnue', 'an absence is nothing that a confirmation accepts');
select is(pg_temp.ouvrir('capacite_depassee', '{"plafond_g": 1}'),
  'capacite_depassee,reference_inactive,reference_inconnue', 'a ceiling');
select is(pg_temp.ouvrir('capacite_depassee', '{"plafond_g": 2}'),
  'capacite_depassee,reference_inactive,reference_inconnue', 'while it is open: once');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.ouvrir('capacite_depassee', '{"plafond_g": 2}'), 'capacite_depassee',
  'crossed anew: asked anew');

select * from finish();
rollback;
