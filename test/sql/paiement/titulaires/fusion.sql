-- Spec: paiements#releve: the kept producer of a merge has the amounts due to both, and the
-- payments to both.
begin;
set local role metier;
select plan(9);
select essai.preparer_paiements();
create function pg_temp.releve(p_nom text) returns text language sql as $$
  select concat_ws(' ', s ->> 'du', s ->> 'paye', s ->> 'solde')
  from (select paiement.releve(essai.id(p_nom), null, null, essai.t(30)) #> '{soldes,0}' as s) as x
$$;
select essai.producteur('Afi');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'validée 30000', 'Kossi was paid');
select from adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
  essai.t(6));
select is(essai.argent('producteur', 'Kossi'), -30000::bigint, 'what was due to him is hers');
select is(essai.argent('producteur', 'Afi'), 30000::bigint, 'on her account');
select is(pg_temp.releve('Afi'), '30000 30000 0', 'together nothing is open');
select is(pg_temp.releve('Kossi'), '30000 30000 0', 'the lost id answers the kept one');
create function pg_temp.lues(p_liste text, p_nom text) returns text language plpgsql as $$
declare
  v_lues text;
begin
  execute format(
    'select string_agg(p ->> ''producteur_id'', '','') from jsonb_array_elements(
       v1.%1$I($1, jsonb_build_object(''producteur_id'', $2))::jsonb -> %1$L) as p', p_liste)
  into v_lues using essai.appelant('ESSAI', 'admin'), essai.id(p_nom);
  return v_lues;
end
$$;
select is(pg_temp.lues('paiements', 'Afi'), essai.id('Kossi')::text,
  'what he was paid stands among her payments, under his id');
select is(pg_temp.lues('paiements', 'Kossi'), essai.id('Kossi')::text, 'and among his');
select ok(pg_temp.lues('creances', 'Afi') like '%' || essai.id('Kossi') || '%',
  'so do the lines that were due to him');
select is(essai.payer('{"moyen": "compensation"}', p_jour => 7), 'validée 0',
  'what is open of both is set off');

select * from finish();
rollback;
