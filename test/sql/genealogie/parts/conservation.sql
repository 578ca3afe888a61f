-- Spec: genealogie#parts: for any history of mixing, splitting, losing and reversing, the origins
-- of a mass sum to the mass to the gram, and so do its later uses, and every record into which it
-- went has it among its origins.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select setseed(0.29);
select from generate_series(1, 40) as i,
  essai.lot('p' || i, (1 + floor(random() * 100000))::bigint, 'validé');
create temporary table pose (id uuid);
do $$
declare
  v_de jsonb; v_vers jsonb; v_total bigint; v_parts bigint[]; v_id uuid; v_mouvement uuid;
begin
  for n in 1 .. 150 loop
    select jsonb_object_agg(l.nom, l.prend), sum(l.prend) into v_de, v_total
    from (select 'p' || i as nom, (1 + floor(random() * essai.quantite('p' || i)))::bigint as prend
          from generate_series(1, 40) as i where essai.quantite('p' || i) > 0
          order by random() limit 1 + floor(random() * 3)::integer) as l
    where l.nom <= 'p' || (10 + n % 30) or n % 7 = 0;
    continue when v_de is null;
    v_parts := core.repartir(v_total,
      array[1 + floor(random() * 9), 1 + floor(random() * 9), floor(random() * 2)]::bigint[]);
    -- Matter always goes to lots with a higher number, so that it never goes in a cycle.
    select jsonb_object_agg(x.nom, x.quantite_g) into v_vers
    from (select 'p' || (select max(substr(k, 2)::integer) + r.n from jsonb_object_keys(v_de) as k)
      as nom, v_parts[r.n] as quantite_g
          from generate_series(1, 2) as r (n) where v_parts[r.n] > 0
          union all select 'perte', v_parts[3] where v_parts[3] > 0) as x;
    continue when exists (select from jsonb_object_keys(v_vers) as k where k <> 'perte'
      and substr(k, 2)::integer > 40);
    v_mouvement := essai.verser(v_de, v_vers);
    insert into pose values (v_mouvement);
    if n % 5 = 0 then
      begin
        perform matiere.contrepasser(v_mouvement, essai.id('rsci ESSAI'), essai.t(1));
      exception when sqlstate 'TR409' then null;
      end;
    end if;
  end loop;
end
$$;
select cmp_ok((select count(*) from pose), '>', 50::bigint, 'a long history');
select cmp_ok((select count(*) from matiere.mouvement m where m.genre = 'contrepassation'), '>',
  3::bigint, 'with reversals');

create temporary table lot_de as
  select essai.id('lot p' || i) as id,
  genealogie.masse_de(('lot', essai.id('lot p' || i))::matiere.noeud) as masse
  from generate_series(1, 40) as i;
select is_empty($$
  select l.id from lot_de l,
    lateral (select sum(o.reste_g) as reste,
      bool_and(o.quantite_g >= 0 and o.reste_g >= 0) as positif
    from genealogie.parts('amont', array[('lot', l.id)::matiere.noeud], array[l.masse]) as o) as s
  where s.reste <> l.masse or not s.positif
$$, 'what a lot is made of sums to it');
select is_empty($$
  select l.id from lot_de l,
    lateral (select sum(o.reste_g) as reste,
      bool_and(o.quantite_g >= 0 and o.reste_g >= 0) as positif
    from genealogie.parts('aval', array[('lot', l.id)::matiere.noeud],
      array[l.masse / 3 + 1]) as o) as s
  where s.reste <> l.masse / 3 + 1 or not s.positif
$$, 'what became of a third of it sums to that third');
create temporary table remonte as
  select l.id as lot_id, r.genre, r.id from lot_de l, lateral essai.parts('amont', l.id) as r;
select is_empty($$
  select l.id, d.id from lot_de l, lateral essai.parts('aval', l.id) as d
  where d.genre = 'lot' and not exists (select from remonte r
    where r.lot_id = d.id and r.genre = 'lot' and r.id = l.id)
$$, 'whatever it went into is made of it');
select is_empty($$
  select l.id from lot_de l where exists (
    select r.genre, r.id from remonte r where r.lot_id = l.id
    except select coalesce(a.genre, 'lot'), a.id from genealogie.ancetres(array[l.id]) as a)
    or (select count(*) from remonte r where r.lot_id = l.id) <> (select count(*)
      from genealogie.ancetres(array[l.id]))
$$, 'the same records as the recall finds');
select is_empty($$
  select l.id from lot_de l, lateral (
    select s.reste_g
    from genealogie.parts('aval', array[('lot', l.id)::matiere.noeud], array[l.masse]) as s
    where s.id = l.id) as s
  where s.reste_g <> (select x.quantite_g from matiere.solde x
    join matiere.compte c on c.id = x.compte_id where c.objet_id = l.id)
$$, 'what stays in a lot is its balance');

select * from finish();
rollback;
