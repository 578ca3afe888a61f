-- Spec: documents#etiquette, documents#remplacement: a label shows the lot's quality: when the
-- quality changes, by a judgement or by its inputs, the former label becomes invalid and another
-- one follows. A judgement without a change writes nothing.
begin;
set local role metier;
select plan(7);
select essai.preparer();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.juger(p_nom text, p_etat text, p_origine text) returns void
language sql as $$
  select lot.juger(essai.id('lot ' || p_nom), jsonb_build_object('referentiel_code', 'AB',
    'etat_code', p_etat, 'raison', 'x', 'origine', p_origine), essai.id('rsci ESSAI'), essai.t(1))
$$;
create function pg_temp.etiquettes(p_nom text) returns text language sql as $$
  select string_agg(d.indice || ' ' || (d.donnees #>> '{contenu,categorie}')
                    || case when d.remplace_le is null then '' else ' remplace' end,
                    ', ' order by d.indice)
  from document.document d
  where d.entite_id = essai.id('lot ' || p_nom) and d.type = 'etiquette_lot'
$$;
select from essai.lot('a', 1000, 'en_attente', 'AB');
select from lot.entrer_en_stock(essai.id('lot a'), essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.etiquettes('a'), '1 bio', 'validated, it has its label');
select from essai.transformer('{a}', 'fille', 400);
select from lot.entrer_en_stock(essai.id('lot fille'), essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.etiquettes('fille'), '1 bio', 'and so has what was made of it');
select from pg_temp.juger('a', 'C1', 'decision');
select is(pg_temp.etiquettes('a'), '1 bio remplace, 2 conventionnel', 'judged lower');
select is(pg_temp.etiquettes('fille'), '1 bio remplace, 2 conventionnel', 'what came of it fell');
select is((select count(*) from document.document d where d.type = 'etiquette_rouleau'
    and d.remplace_le is null), 2::bigint, 'the roll label of each alike');
select from pg_temp.juger('a', 'C1', 'decision');
select is(pg_temp.etiquettes('a'), '1 bio remplace, 2 conventionnel', 'nothing changed');
select from lot.requalifier(essai.id('lot fille'), '{"AB": "C2"}', 'correction', 'donnée tardive',
  essai.id('rsci ESSAI'), essai.t(2));
select is(pg_temp.etiquettes('fille'), '1 bio remplace, 2 conventionnel remplace, 3 conversion',
  'late data carries a label along');

select * from finish();
rollback;
