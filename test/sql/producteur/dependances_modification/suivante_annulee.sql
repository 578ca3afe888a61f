-- Spec: file-de-controle#annulation: a later modification prevents the cancellation of an earlier
-- one only while it is not cancelled itself.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_base integer, p_localite text)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom, jsonb_build_object(
    'champs', jsonb_build_object('localite', p_localite), 'version_base', p_base)))
$$;
create function pg_temp.annuler(p_nom text) returns text language plpgsql as $$
declare
  v_details text;
begin
  perform set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);
  return commande.annuler(essai.id('commande ' || p_nom), 'erreur', essai.id('rsci ESSAI'),
    essai.t(1)) ->> 'raison';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_details = pg_exception_detail;
  return format('%s %s', sqlerrm, (select string_agg(d.n, ',') from unnest(
    array['un', 'deux', 'trois']) as d (n)
    where v_details like '%' || essai.id('commande ' || d.n) || '%'));
end
$$;
create function pg_temp.localite() returns text language sql as $$
  select p.localite from producteur.producteur p where p.id = essai.id('Kossi')
$$;

select from pg_temp.modifier('zéro', 1, 'Bohicon');
select from pg_temp.modifier('un', 2, 'Dassa');
select from pg_temp.modifier('deux', 3, 'Savè');
select from pg_temp.modifier('trois', 4, 'Glazoué');
select is(pg_temp.localite(), 'Glazoué', 'four modifications, one after the other');
select is(pg_temp.annuler('un'), 'annulation_impossible trois', 'the latest stands on the first');
select is(pg_temp.annuler('trois'), 'erreur', 'the latest is cancelled');
select is(pg_temp.annuler('un'), 'annulation_impossible deux',
  'then the one between stands on the first, and it is told, not the cancelled one');
select is(pg_temp.annuler('deux'), 'erreur', 'which is cancelled though a cancelled one followed');
select is(pg_temp.localite(), 'Dassa', 'and gives back the value of the first');
select is(pg_temp.annuler('un'), 'erreur', 'so is the first');
select is(pg_temp.localite(), 'Bohicon', 'whose field is what it was before all');

select * from finish();
rollback;
