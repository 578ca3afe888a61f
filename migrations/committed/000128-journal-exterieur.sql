--! Previous: sha1:7d7d5e299cb887bb626390cac91c9806fc174838
--! Hash: sha1:d1cba03dabcafeb258aaceb240a1e19bc79acdfc

-- The log outside of the database knows which database tells it, and names keys as soon as there are others.

alter table restauration.segment add column lignee text, add column cles jsonb;
comment on column restauration.segment.lignee is
  'Where the database stood that told it: server, timeline and database; null: told before that was noted.';
comment on column restauration.segment.cles is
  'Thumbprints of the keys that it and those before it name; null: told before that was noted.';
grant select (prepare_le, depose_le) on restauration.segment to cockpit;

-- A trigger says in its comment what it was made from; those that are there were made from these rows.
do $triggers$
declare
  v_relation record;
begin
  for v_relation in
    select t.tgrelid::regclass as relation, concat_ws(' if ', r.quand, r.si) as dit
    from restauration.relation r
      join pg_catalog.pg_trigger t on t.tgrelid = r.relation::regclass and t.tgname = 'retenir'
  loop
    execute format('comment on trigger retenir on %s is %L', v_relation.relation, v_relation.dit);
  end loop;
end
$triggers$;
