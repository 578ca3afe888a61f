-- Spec: terrain#parts: shares that exceed the land are reduced under one control, which only blocks
-- the plot's next capacity; a person confirms them, or declares strata.
begin;
set local role metier;
select plan(14);
select essai.preparer_operations();

create function pg_temp.cultures(p_ananas integer, p_mangue integer,
  p_strate text default 'principal') returns jsonb language sql as $$
  select jsonb_build_object('cultures', jsonb_build_array(
    jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', p_ananas),
    jsonb_build_object('produit_id', essai.produit('JUS'), 'part_cp', p_mangue, 'strate',
      p_strate)))
$$;
create function pg_temp.enregistrer(p_nom text, p_cultures jsonb, p_version integer default 2)
returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom, p_cultures,
      jsonb_build_object('version_schema', p_version)))
$$;
create function pg_temp.parts(p_nom text) returns text language sql as $$
  select string_agg(concat_ws(' ', p.code, c.part_cp, c.strate), ', ' order by p.code)
  from parcelle.cultures_au(essai.id(p_nom), essai.t()) as c
    join produit.produit p on p.id = c.produit_id
$$;
select is(pg_temp.enregistrer('côte à côte', pg_temp.cultures(6000, 4000), 1), null,
  'all of the land, once');
select is(pg_temp.enregistrer('étages', pg_temp.cultures(10000, 10000, 'associe')), null,
  'all of it twice, one under the other');
select is(pg_temp.enregistrer('deux fois', pg_temp.cultures(10000, 10000), 1), 'ecart_calcul',
  'the same land twice, by a phone that knows no stratum');
select is(pg_temp.parts('deux fois'), 'ANANAS 5000 principal, JUS 5000 principal',
  'each is reduced alike');
select is(pg_temp.enregistrer('un de trop', pg_temp.cultures(6000, 4001)), 'ecart_calcul',
  'one hundredth beyond');
select is(pg_temp.parts('un de trop'), 'ANANAS 5999 principal, JUS 4000 principal', 'rounded down');
select is(pg_temp.parts('étages'), 'ANANAS 10000 principal, JUS 10000 associe', 'strata are kept');
select is((select array_agg(k.motif || ' ' || constat.effet(m, k.entite)) from controle.controle k
    join controle.motif m using (motif)
  where k.entite_id = essai.id('deux fois')), array['ecart_calcul capacite_bloquee'],
  'one control, which bars the capacity and nothing else');
select is((select k.details #> '{telephone,cultures,0}' from controle.controle k
    where k.entite_id = essai.id('deux fois')) - 'produit_id',
  '{"part_cp": 10000, "strate": "principal", "cycle": null}',
  'the details show what the phone said');
select is(
  essai.motifs(essai.faire('parcelle.relever', 'suite',
      jsonb_build_object('parcelle_id', essai.id('deux fois'), 'releve',
        essai.releve('suite', essai.ailleurs('deux fois'))))),
  null, 'no dependence: the plot goes on');

select is(essai.lever('rsci ESSAI', 'un de trop', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'confirmed');
select is(pg_temp.parts('un de trop'), 'ANANAS 5999 principal, JUS 4000 principal',
  'which keeps the reduced shares');
select is(essai.lever('rsci ESSAI', 'deux fois', 'ecart_calcul', 'correction'),
  '409 cultures_attendues', 'a correction states strata');
select from parcelle.changer_cultures(essai.id('deux fois'),
  jsonb_build_object('le', essai.t(0, '07:00'), 'raison', 'ananas sous manguiers')
  || pg_temp.cultures(10000, 10000, 'associe'), essai.id('rsci ESSAI'), essai.t(1));
select is(essai.lever('rsci ESSAI', 'deux fois', 'ecart_calcul', 'correction') || ' '
  || pg_temp.parts('deux fois'),
  'leve ANANAS 10000 principal, JUS 10000 associe', 'stated, it is lifted');

select * from finish();
rollback;
